/* global window */
/** Replaces the payment provider's message about instalments: three of them, without interest. */
;(() => {
  const PARTS = 3
  window.paypal = {
    Messages: ({ amount, currency }) => ({
      render: into => {
        const part = new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(amount / PARTS)
        into.textContent = `PayPal (Sandbox): ${PARTS} × ${part}`
        return Promise.resolve()
      }
    })
  }
})()
