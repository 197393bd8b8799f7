/** Latin letters of Europe's languages; × and ÷ stand between them in Unicode and are no letters. */
const NAME = /^[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ'’ .-]+$/

/**
 * Whether a text can be somebody's name: only letters (accented Latin ones included), apostrophe,
 * space, dot and hyphen (requirement 3.5). Accents may come as characters of their own, as macOS types them.
 */
export const isValidName = (name: string): boolean => NAME.test(name.normalize('NFC'))
