/**
 * Collects the English defaults of the code in translations/en-US.json, the source that translators
 * work from; then checks and compiles all catalogues. Fails when one lacks words or has wrong ones.
 */
import { readCatalogue, writeCatalogue } from './messages/catalogue-files'
import { checkCatalogue } from './messages/check-catalogue'
import { compileMessages } from './messages/compile'
import { extractMessages } from './messages/extract'
import { LOCALE_BASES, SOURCE_LOCALE } from './messages/locale-bases'

const defaults = extractMessages()
writeCatalogue(SOURCE_LOCALE, defaults)

const problems = new Map<string, string[]>()
for (const [locale, bases] of Object.entries(LOCALE_BASES)) {
  for (const problem of checkCatalogue(locale, readCatalogue(locale), defaults, bases.length === 0)) {
    problems.set(problem, [...(problems.get(problem) ?? []), locale])
  }
}
const report = [...problems].map(([problem, locales]) => `${problem} (${locales.join(', ')})`)

if (report.length > 0) {
  console.error(report.join('\n'))
  process.exitCode = 1
}
if (!report.some(line => line.includes('is no ICU message'))) compileMessages()
