const prefix = 'robots-workbench:panes:';

/** Where sizes of panes are kept; a browser that keeps nothing for this site shows the usual sizes. */
export const paneStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => {
    try {
      return localStorage.getItem(prefix + key);
    } catch {
      return null;
    }
  },
  setItem: (key, value) => {
    try {
      localStorage.setItem(prefix + key, value);
    } catch {
      // Sizes are a comfort: nobody needs to hear that they are gone.
    }
  },
};
