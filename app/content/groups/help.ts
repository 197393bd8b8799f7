import { serviceContactType } from '../components/service-contact/register'
import { serviceSearchType } from '../components/service-search/register'

/** Finding an answer, or somebody who knows it. */
export const contentTypes = [serviceContactType, serviceSearchType]
