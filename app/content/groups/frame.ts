import { dynamicTagLinkType } from '../components/dynamic-tag-link/register'
import { footerType } from '../components/footer/register'
import { headerType } from '../components/header/register'

/** What frames a page: every page that has one of them loads it. */
export const contentTypes = [dynamicTagLinkType, footerType, headerType]
