import { contactBoxType } from '../components/service/contact-box'
import { dynamicTagLinkType } from '../components/basics/dynamic-tag-link'
import { footerType } from '../components/basics/footer'
import { headerType } from '../components/basics/header'
import { linkListType } from '../components/basics/link-list'
import { uspBarType } from '../components/basics/usp-bar'

/** The layout of a page: a browser needs its code only where it renders header or footer itself. */
export const contentTypes = [
  contactBoxType,
  dynamicTagLinkType,
  footerType,
  headerType,
  linkListType,
  uspBarType
]
