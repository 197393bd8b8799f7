export { ErrorPage as default } from '../../pages/error/error-page'
