import { serviceContactType } from '../components/service-contact/register'
import { serviceSearchType } from '../components/service-search/register'

/** Help and contact. */
export const contentTypes = [serviceContactType, serviceSearchType]
