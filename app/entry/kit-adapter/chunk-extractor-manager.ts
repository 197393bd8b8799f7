/** On the server: collects the names of the chunks that the elements in it are made of. */
export { ChunkExtractorManager } from '@loadable/server'
