// In the browser, in place of the framework's: no answer has a status there, and the framework's brings the whole
// router along.
export { Redirect as default } from 'react-router-dom'
