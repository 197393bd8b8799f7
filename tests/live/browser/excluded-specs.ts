/** Browser tests that need another configuration than the live run's, each with the reason. */
export const EXCLUDED_SPECS: Readonly<Record<string, string>> = {
  'access-gate': 'starts from a second shop behind the access gate',
  'edit-mode': 'starts from the second shop, whose gate a page designer passes',
  killed: 'starts shop and sandbox of its own and kills them'
}
