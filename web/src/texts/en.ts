import { joined } from './joined'

export default joined(
  import.meta.glob('../../../src/tamalir/texts/en/client-*.ftl', {
    eager: true,
    query: '?patterns',
    import: 'default',
  }),
)
