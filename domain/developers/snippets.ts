/**
 * Quickstart in three languages. tests/server/developer-tools.test.ts runs each against a listening
 * server.
 */

export const SNIPPET_LANGUAGES = ['curl', 'javascript', 'python'] as const
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number]
export const SNIPPET_STEPS = ['authenticate', 'search', 'book'] as const
export type SnippetStep = (typeof SNIPPET_STEPS)[number]

/**
 * Returns the snippets. `HEKIMA_ID` and `HEKIMA_KEY` are the ID and the text of a key. The
 * `access_token` of the response is `HEKIMA_TOKEN` afterwards.
 */
export const snippets = (origin: string): Record<SnippetStep, Record<SnippetLanguage, string>> => ({
  authenticate: {
    curl: `# a token for a quarter of an hour; the key itself works as one too
curl -s ${origin}/oauth/token \\
  -d grant_type=client_credentials \\
  -d client_id=$HEKIMA_ID -d client_secret=$HEKIMA_KEY`,
    javascript: `import { env } from "node:process"

const answer = await fetch('${origin}/oauth/token', {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: env.HEKIMA_ID,
    client_secret: env.HEKIMA_KEY,
  }),
})
console.log(await answer.json())`,
    python: `import json, os, urllib.parse, urllib.request

form = {
    "grant_type": "client_credentials",
    "client_id": os.environ["HEKIMA_ID"],
    "client_secret": os.environ["HEKIMA_KEY"],
}
data = urllib.parse.urlencode(form).encode()
with urllib.request.urlopen("${origin}/oauth/token", data) as answer:
    print(json.dumps(json.load(answer)))`,
  },
  search: {
    curl: `# the three best hospitals for cardiology; reading needs no token
curl -s -G ${origin}/api/v1/Hospitals/search \\
  -d service=Cardiology -d limit=3`,
    javascript: `const api = '${origin}/api/v1'
const query = new URLSearchParams({ service: 'Cardiology', limit: 3 })
const answer = await fetch(\`\${api}/Hospitals/search?\${query}\`)
console.log(answer.headers.get('x-total-count'), 'hospitals')
for (const { name, city, nextFreeAt } of await answer.json())
  console.log(name, city, nextFreeAt)`,
    python: `import json, urllib.parse, urllib.request

api = "${origin}/api/v1"
query = urllib.parse.urlencode({"service": "Cardiology", "limit": 3})
with urllib.request.urlopen(f"{api}/Hospitals/search?{query}") as answer:
    print(answer.headers["x-total-count"], "hospitals")
    for hospital in json.load(answer):
        print(hospital["name"], hospital["city"], hospital["nextFreeAt"])`,
  },
  book: {
    curl: `# HOSPITAL, SERVICE, DATE and TIME as search and availability answered them
curl -s ${origin}/api/v1/Appointments \\
  -H "Authorization: Bearer $HEKIMA_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $(uuidgen 2>/dev/null || date +%s%N)" \\
  -d '{
    "hospitalId": "'$HOSPITAL'", "serviceId": "'$SERVICE'",
    "appointmentDate": "'$DATE'", "appointmentTime": "'$TIME'",
    "patientInfo": { "firstName": "Ingrid", "lastName": "Solvang",
      "email": "ingrid@mail.example", "phone": "+47 400 00 000" }
  }'`,
    javascript: `import { env } from "node:process"

const api = '${origin}/api/v1'
const headers = {
  authorization: \`Bearer \${env.HEKIMA_TOKEN}\`,
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
}
const read = async (path) => (await fetch(api + path)).json()

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
    python: `import json, os, urllib.request, uuid

api = "${origin}/api/v1"

def ask(path, body=None):
    headers = {
        "Authorization": f"Bearer {os.environ['HEKIMA_TOKEN']}",
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    }
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(api + path, data, headers if body else {})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

hospital = ask("/Hospitals/search?service=Cardiology&limit=1")[0]
offers = ask(f"/Hospitals/{hospital['id']}/services")
service = next(one for one in offers if one["name"] == "Cardiology")
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
  hospitals(search: { service: $service }, limit: 3) {
    total
    items {
      name
      city
      nextFreeSlot { date time }
      services(limit: 3) { price currency service { name } }
    }
  }
}`
export const GRAPHQL_VARIABLES = { service: 'Cardiology' }
