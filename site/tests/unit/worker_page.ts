// worker_page: what the script of a worker needs, for a program that runs under Node. It is imported before the script.
Object.assign(globalThis, { self: globalThis });
