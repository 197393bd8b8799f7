import { serviceContactType } from '../components/service/service-contact'
import { serviceSearchType } from '../components/service/service-search'

/** Help and contact. */
export const contentTypes = [serviceContactType, serviceSearchType]
