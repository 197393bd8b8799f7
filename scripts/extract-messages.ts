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

const problems = Object.entries(LOCALE_BASES).flatMap(([locale, bases]) =>
  checkCatalogue(locale, readCatalogue(locale), defaults, bases.length === 0).map(
    problem => `translations/${locale}.json: ${problem}`
  )
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
if (!problems.some(problem => problem.includes('is no ICU message'))) compileMessages()
