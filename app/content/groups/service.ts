import { accordionType } from '../components/accordion/register'

/** Questions and answers of service pages. */
export const contentTypes = [accordionType]
