/** Collects the English defaults of the code in translations/en-US.json, the source that translators work from. */
import { execFileSync } from 'node:child_process'

execFileSync(
  'npx',
  [
    'formatjs',
    'extract',
    'app/**/*.{ts,tsx}',
    '--ignore',
    '**/*.test.*',
    '--ignore',
    '**/*.d.ts',
    '--format',
    'simple',
    '--out-file',
    'translations/en-US.json'
  ],
  { stdio: 'inherit' }
)
