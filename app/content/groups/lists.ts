import { editorialTileType } from '../components/editorial-tile/register'

/** Tiles between the products of a list. */
export const contentTypes = [editorialTileType]
