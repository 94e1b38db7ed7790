function find(rows: any) {
    for (const [key, value = 0] of rows) {
        try {
            if (value) return key;
        } finally {
            rows.done();
        }
    }
}

function* walk(tree: any): any {
    yield tree.value;
    yield* tree.children;
}
