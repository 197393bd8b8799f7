import { parseProcessorTicks } from './process-usage'

it.each(['(node)', '(a (b) c d)', '(1 2 3 4 5 6 7 8 9)'])(
  'reads own and kernel time of a process called %s',
  name => {
    const stat = `4711 ${name} S 1 4711 4711 0 -1 4194560 2000 0 3 0 120 34 7 8 20 0 11 0 1000 5000`
    expect(parseProcessorTicks(stat)).toBe(154)
  }
)
