import { Outlet } from 'react-router'
import '../../ui/application.css'

/** What the pages that React Router runs have in common: styles that a page to be read never needs. */
export default function ApplicationLayout() {
  return <Outlet />
}
