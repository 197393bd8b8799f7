/** Browser tests that need another configuration than the live run's, each with the reason. */
export const EXCLUDED_SPECS: Readonly<Record<string, string>> = {
  'access-gate': 'starts from a second shop behind the access gate',
  budgets: 'weighs bodies over HTTP/1.1; over HTTP/2 the browser counts some 300 bytes of headers with each',
  'edit-mode': 'starts from the second shop, whose gate a page designer passes',
  killed: 'starts shop and sandbox of its own and kills them'
}

/** Single tests that do, by their title. */
export const EXCLUDED_TESTS: Readonly<Record<string, string>> = {
  'an editor changes a headline, moves it and saves: then visitors see it':
    'asks one process and then maybe the other one; each keeps content for ten seconds of its own',
  'the editor says why when the shop refuses to be shown in its frame':
    'reads the console’s own origin in a setting, which is the instance’s here',
  'anonymous visitors cost no token call': 'counts those of one process; two open a session each'
}

/** They change what public pages show, or let the platform fail, and look at once: past nginx's cache. */
export const UNCACHED_SPECS: readonly string[] = ['editor', 'failures']
