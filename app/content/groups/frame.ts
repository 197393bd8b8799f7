import { dynamicTagLinkType } from '../components/dynamic-tag-link'
import { footerType } from '../components/footer'
import { headerType } from '../components/header/register'

/** The layout of a page: every page that has one of these types loads the group. */
export const contentTypes = [dynamicTagLinkType, footerType, headerType]
