import { Redirect, Route } from 'react-router-dom'

export {
  Link,
  matchPath,
  MemoryRouter,
  Route,
  Router,
  StaticRouter,
  Switch,
  useHistory,
  useLocation,
  withRouter,
  type RouteComponentProps
} from 'react-router-dom'

/** A redirect of a page; `status` becomes the status of the server's response, where the framework looks for it. */
export const RedirectWithStatus = ({ to, status }: { to: string; status: 301 | 302 }) => (
  <Route
    render={({ staticContext }) => {
      Object.assign(staticContext ?? {}, { status })
      return <Redirect to={to} />
    }}
  />
)
