export { ErrorPage as default } from '../../pages/error-page'
