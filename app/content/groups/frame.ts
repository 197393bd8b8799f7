import { contactBoxType } from '../components/contact-box'
import { dynamicTagLinkType } from '../components/dynamic-tag-link'
import { footerType } from '../components/footer'
import { headerType } from '../components/header/register'
import { linkListType } from '../components/link-list'
import { uspBarType } from '../components/usp-bar/register'

/** The layout of a page: a browser needs its code only where it renders header or footer itself. */
export const contentTypes = [
  contactBoxType,
  dynamicTagLinkType,
  footerType,
  headerType,
  linkListType,
  uspBarType
]
