/** The meta element that says that a page designer shows the page for editing; its content is the designer's origin. */
export const EDIT_MODE_META = 'page-designer'

/** The query flag that asks for edit mode (requirement 1.8); only a trusted frame gets it. */
export const EDIT_MODE_FLAG = 'pageDesignerEditMode'

const findMark = () =>
  typeof document === 'undefined'
    ? null
    : document.head.querySelector<HTMLMetaElement>(`meta[name="${EDIT_MODE_META}"]`)

/**
 * Whether this page is shown in a page designer (requirement 1.8), for its whole
 * life. The server has decided it and written it into the page. False on the server: components
 * ask `useEditMode`.
 */
export const isEditMode = (): boolean => findMark() !== null

/** Origin of the page designer that frames this page, e.g. https://designer.example; undefined outside edit mode. */
export const findEditParent = (): string | undefined => findMark()?.content
