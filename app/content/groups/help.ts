import { serviceContactType } from '../components/service-contact/register'
import { serviceSearchType } from '../components/service-search'

/** Help and contact. */
export const contentTypes = [serviceContactType, serviceSearchType]
