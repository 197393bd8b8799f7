/** Latin letters of Europe's languages; × and ÷ lie between them in Unicode and are not letters. */
const NAME = /^[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ'’ .-]+$/

/**
 * Whether a text can be a person's name: only letters (accented Latin ones included), apostrophe,
 * space, dot and hyphen (requirement 3.3). Accents may be combining characters, as macOS types them.
 */
export const isValidName = (name: string): boolean => NAME.test(name.normalize('NFC'))
