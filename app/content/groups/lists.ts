import { editorialTileType } from '../components/editorial-tile/register'

/** What stands between the products of a list. */
export const contentTypes = [editorialTileType]
