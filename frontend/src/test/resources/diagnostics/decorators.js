@d class A {}
