/** A text in the two languages of the website. */
export type Both = { readonly nl: string; readonly en: string }

const both = (lines: string): readonly [Both, ...Both[]] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [nl = '', en = ''] = line.split('|').map((text) => text.trim())
      return { nl, en }
    }) as unknown as readonly [Both, ...Both[]]

/** Who does something: all of them singular, so that every verb fits. */
export const subjects = both(`
  de planner | the planner
  de klant | the customer
  de aankoper | the buyer
  het magazijn | the warehouse
  de kade | the quay
  een collega | a colleague
  de boekhouding | the accounts team
  de verkoper | the salesperson
  de technieker | the engineer
  een leverancier | a supplier
  de directie | the board
  het systeem | the system
  de groothandel | the wholesaler
  de fabrikant | the manufacturer
  een bezoeker | a visitor
  de chauffeur | the driver
  het team | the team
  de dienst na verkoop | the service desk
  een stagiair | an intern
  de ontwikkelaar | the developer
`)

export const verbs = both(`
  bekijkt | checks
  bewaart | keeps
  bespreekt | discusses
  vergelijkt | compares
  verzendt | sends
  verwacht | expects
  verbetert | improves
  herkent | recognizes
  bevestigt | confirms
  verdeelt | divides
  berekent | calculates
  vertaalt | translates
  onderzoekt | examines
  begeleidt | guides
  beschrijft | describes
  gebruikt | uses
  beheert | manages
  ordent | sorts
  vervangt | replaces
`)

export const objects = both(`
  de bestelling | the order
  de prijslijst | the price list
  het contract | the contract
  de voorraad | the stock
  een onderdeel | a part
  de levering | the delivery
  de factuur | the invoice
  het serienummer | the serial number
  de catalogus | the catalog
  een aanvraag | a request
  de korting | the discount
  het formulier | the form
  de planning | the schedule
  een retour | a return
  de koppeling | the connection
  het rapport | the report
  de handleiding | the manual
  een afspraak | an appointment
  de vrachtbrief | the waybill
  het zoekresultaat | the search result
  de winkelmand | the shopping cart
  een melding | a message
  de machine | the machine
`)

export const moments = both(`
  elke ochtend | every morning
  op het einde van de week | at the end of the week
  zonder te wachten | without waiting
  in twee stappen | in two steps
  voor het tij keert | before the tide turns
  aan de balie | at the counter
  met één blik | at a glance
  in het portaal | in the portal
  tijdens het laden | while loading
  volgens plan | according to plan
  op papier | on paper
  in de vergadering | in the meeting
  na een proefrit | after a trial run
  bij elke wijziging | with every change
  met een potlood | with a pencil
  in alle rust | in peace and quiet
`)

/** What binds a second thought to the first. */
export const reasons = both(`
  omdat | because
  terwijl | while
  zodra | as soon as
  tenzij | unless
  hoewel | although
  als | if
`)

export const topics = both(`
  Logistiek | Logistics
  Techniek | Technology
  Mensen | People
  Strategie | Strategy
  Evenementen | Events
  Ontwerp | Design
  Zoeken | Search
  Onderhoud | Maintenance
`)
