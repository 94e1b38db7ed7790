import { nothing } from "./_live.mjs";
