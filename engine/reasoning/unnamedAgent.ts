/** A name that no file has: it stands for every crawler that nothing names. */
export const unnamedAgent = 'unnamedAgent-names-this-crawler';
