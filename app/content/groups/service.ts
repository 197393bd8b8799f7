import { accordionType } from '../components/accordion/register'
import { contactBoxType } from '../components/contact-box/register'

/** What service pages are made of. */
export const contentTypes = [accordionType, contactBoxType]
