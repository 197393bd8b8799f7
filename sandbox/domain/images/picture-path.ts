import { LANGUAGES, type Language } from '../../texts/localized-text'
import { getDrawingVersion } from './drawing-version'

const ROOT = '/dw/image/v2/SBOX_001/on/demandware.static/-'
const LANGUAGE_OF_DEFAULT: Language = 'de'

interface PicturePlace {
  /** "jasmin-catalog" or "content". */
  library: string
  pictureId: string
  view?: number
  /** Of the words in the picture. */
  language?: Language
}

/**
 * The folder of a language in a library, as the platform names it: "en_GB", "default" for the first language and its
 * countries.
 */
const nameFolder = (language: Language): string =>
  language.startsWith(LANGUAGE_OF_DEFAULT) ? 'default' : language.replace('-', '_')

/** The language of a library's folder; undefined where there is no such folder. */
export const readFolder = (folder: string): Language | undefined =>
  folder === 'default' ? LANGUAGE_OF_DEFAULT : LANGUAGES.find(language => nameFolder(language) === folder)

/** Path of a picture as it is drawn now; the platform keeps pictures with words by language. */
export const buildPicturePath = ({
  library,
  pictureId,
  view = 1,
  language = LANGUAGE_OF_DEFAULT
}: PicturePlace): string =>
  `${ROOT}/Sites-${library}/${nameFolder(language)}/${getDrawingVersion()}/images/${encodeURIComponent(pictureId)}/${view}.jpg`
