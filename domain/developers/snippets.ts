/**
 * Quickstart in three languages. tests/server/developer-tools.test.ts copies each and runs it in a
 * test mode.
 */

export const SNIPPET_LANGUAGES = ['curl', 'javascript', 'python'] as const
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number]
export const SNIPPET_STEPS = ['authenticate', 'search', 'book'] as const
export type SnippetStep = (typeof SNIPPET_STEPS)[number]

export type SnippetKey = { id: string; secret: string }

/** Shown until the reader has a test key. */
export const PLACEHOLDER_KEY = 'hk_test_your-key'
/** Shown to readers of the live product until they have entered a live key. */
export const PLACEHOLDER_LIVE_KEY = 'hk_live_your-key'
export const PLACEHOLDER_ID = 'your-key-id'
const PLACEHOLDER: SnippetKey = { id: PLACEHOLDER_ID, secret: PLACEHOLDER_KEY }

/**
 * Returns the snippets. Each runs as it stands: it contains the reader's test key and finds the IDs
 * and the time by itself.
 */
export const snippets = (
  origin: string,
  { id, secret }: SnippetKey = PLACEHOLDER,
): Record<SnippetStep, Record<SnippetLanguage, string>> => ({
  authenticate: {
    curl: `# a token for 15 minutes; the key itself works too
curl -s ${origin}/oauth/token \\
  -d grant_type=client_credentials \\
  -d client_id=${id} \\
  -d client_secret=${secret}`,
    javascript: `// a token for 15 minutes; the key itself works too
const answer = await fetch('${origin}/oauth/token', {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: '${id}',
    client_secret: '${secret}',
  }),
})
console.log(await answer.json())`,
    python: `# a token for 15 minutes; the key itself works too
import json, urllib.parse, urllib.request

form = {
    "grant_type": "client_credentials",
    "client_id": "${id}",
    "client_secret": "${secret}",
}
data = urllib.parse.urlencode(form).encode()
with urllib.request.urlopen("${origin}/oauth/token", data) as answer:
    print(json.dumps(json.load(answer)))`,
  },
  search: {
    curl: `# hospitals for cardiology, best first
curl -s -G ${origin}/api/v1/Hospitals/search \\
  -H "Authorization: Bearer ${secret}" \\
  -d service=Cardiology -d limit=3`,
    javascript: `const api = '${origin}/api/v1'
const headers = { authorization: 'Bearer ${secret}' }

const query = new URLSearchParams({ service: 'Cardiology', limit: 3 })
const answer = await fetch(\`\${api}/Hospitals/search?\${query}\`, { headers })
console.log(answer.headers.get('x-total-count'), 'hospitals')
for (const { name, city, nextFreeAt } of await answer.json())
  console.log(name, city, nextFreeAt)`,
    python: `import json, urllib.parse, urllib.request

api = "${origin}/api/v1"
headers = {"Authorization": "Bearer ${secret}"}

query = urllib.parse.urlencode({"service": "Cardiology", "limit": 3})
request = urllib.request.Request(f"{api}/Hospitals/search?{query}", headers=headers)
with urllib.request.urlopen(request) as answer:
    print(answer.headers["x-total-count"], "hospitals")
    for hospital in json.load(answer):
        print(hospital["name"], hospital["city"], hospital["nextFreeAt"])`,
  },
  book: {
    curl: `API=${origin}/api/v1
AUTH="Authorization: Bearer ${secret}"
first_id() { grep -o '"id":"[^"]*"' | head -n 1 | cut -d '"' -f 4; }

HOSPITAL=$(curl -s "$API/Hospitals/search?service=Cardiology&limit=1" -H "$AUTH" | first_id)
SERVICE=$(curl -s "$API/HealthService/search?q=Cardiology&limit=1" -H "$AUTH" | first_id)
# the first free time: its day and its hour
set -- $(curl -s "$API/Hospitals/$HOSPITAL/availability?serviceId=$SERVICE" -H "$AUTH" |
  tr '{' '\\n' | awk -F '"' '/"date"/ { day = $4 } /"available":true/ { print day, $4; exit }')

curl -s "$API/Appointments" -H "$AUTH" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: quickstart-$1-$2" \\
  -d '{
    "hospitalId": "'$HOSPITAL'", "serviceId": "'$SERVICE'",
    "appointmentDate": "'$1'", "appointmentTime": "'$2'",
    "patientInfo": { "firstName": "Ingrid", "lastName": "Solvang",
      "email": "ingrid@mail.example", "phone": "+47 400 00 000" }
  }'`,
    javascript: `const api = '${origin}/api/v1'
const headers = {
  authorization: 'Bearer ${secret}',
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
}
const read = async (path) => (await fetch(api + path, { headers })).json()

const [hospital] = await read('/Hospitals/search?service=Cardiology&limit=1')
const offers = await read(\`/Hospitals/\${hospital.id}/services\`)
const { id } = offers.find(({ name }) => name === 'Cardiology')
const days = await read(\`/Hospitals/\${hospital.id}/availability?serviceId=\${id}\`)
const day = days.find(({ times }) => times.some(({ available }) => available))
const { time } = day.times.find(({ available }) => available)

const answer = await fetch(\`\${api}/Appointments\`, {
  method: 'POST',
  headers,
  body: JSON.stringify({
    hospitalId: hospital.id,
    serviceId: id,
    appointmentDate: day.date,
    appointmentTime: time,
    patientInfo: {
      firstName: 'Ingrid',
      lastName: 'Solvang',
      email: 'ingrid@mail.example',
      phone: '+47 400 00 000',
    },
  }),
})
console.log(answer.status, await answer.json())`,
    python: `import json, urllib.request, uuid

api = "${origin}/api/v1"

def ask(path, body=None):
    headers = {
        "Authorization": "Bearer ${secret}",
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    }
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(api + path, data, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

hospital = ask("/Hospitals/search?service=Cardiology&limit=1")[0]
offers = ask(f"/Hospitals/{hospital['id']}/services")
service = next(offer for offer in offers if offer["name"] == "Cardiology")
days = ask(f"/Hospitals/{hospital['id']}/availability?serviceId={service['id']}")
date, time = next(
    (day["date"], slot["time"])
    for day in days for slot in day["times"] if slot["available"]
)
print(json.dumps(ask("/Appointments", {
    "hospitalId": hospital["id"],
    "serviceId": service["id"],
    "appointmentDate": date,
    "appointmentTime": time,
    "patientInfo": {
        "firstName": "Ingrid", "lastName": "Solvang",
        "email": "ingrid@mail.example", "phone": "+47 400 00 000",
    },
})))`,
  },
})

/** Query for a hospital with its doctors, prices and times. */
export const GRAPHQL_EXAMPLE = `query Quickstart($service: String!) {
  hospitals(
    search: { service: $service }
    limit: 3
  ) {
    total
    items {
      name
      city
      nextFreeSlot { date time }
      services(limit: 3) {
        price
        currency
        service { name }
      }
    }
  }
}`
export const GRAPHQL_VARIABLES = { service: 'Cardiology' }
