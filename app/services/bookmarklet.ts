/** Above this many characters of a link, the file is offered for download instead. */
const longestLink = 100_000;

/**
 * Reads the robots.txt of the site whose page it runs on and opens the app with it. Runs as text on other people's
 * pages: it may use nothing from outside of itself.
 */
async function sendRobotsTxt(app: string, longest: number): Promise<void> {
  const { origin, protocol } = location;
  if (!protocol.startsWith('http')) {
    alert('Robots Workbench: this page is not on a website. Open a page of the site first.');
    return;
  }
  // Before anything is waited for: later, browsers take a new tab for one that nobody asked for.
  const tab = open('', '_blank');
  if (tab !== null) tab.opener = null;
  try {
    // As a crawler asks: without cookies, and from the server.
    const response = await fetch(`${origin}/robots.txt`, { cache: 'no-store', credentials: 'omit' });
    const octets = new Uint8Array(await response.arrayBuffer());
    let link = `${app}#robots=`;
    if (response.ok)
      for (const octet of octets.subarray(0, longest)) {
        const letter = String.fromCharCode(octet);
        link += /[\w.~*-]/.test(letter) ? letter : `%${(octet + 256).toString(16).slice(1).toUpperCase()}`;
      }
    link += `&origin=${encodeURIComponent(origin)}&status=${response.status}`;
    if (link.length <= longest) {
      if (tab === null) location.assign(link);
      else tab.location.replace(link);
      return;
    }
    tab?.close();
    const size = Math.ceil(octets.length / 1024);
    if (
      !confirm(
        `Robots Workbench: this robots.txt is too large for a link (${size} KiB). Save it as a file to drop there?`,
      )
    )
      return;
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(new Blob([octets], { type: 'text/plain' }));
    anchor.download = 'robots.txt';
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  } catch {
    tab?.close();
    alert(
      `Robots Workbench: ${origin}/robots.txt could not be read from here. The site may redirect it, or its policy may block reading it.`,
    );
  }
}

/** A bookmarklet that opens the app at `app`, an address without a fragment, with the robots.txt of the page it runs on. */
export function bookmarkletFor(app: string): string {
  return `javascript:${encodeURIComponent(`(${sendRobotsTxt.toString()})(${JSON.stringify(app)},${longestLink})`)}`;
}
