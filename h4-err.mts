import { createClient as official } from 'contentful'
import { createClient } from '/work/main/adapters/promise/delivery/client.ts'
import { startRecorder } from '/work/main/test/parity/recorder.ts'
const r = await startRecorder()
r.answerWith([{ status: 400, body: { sys: { type: 'Error', id: 'InvalidQuery' }, message: 'No.', details: { errors: [] } } }])
for (const c of [official, createClient] as any[]) await c({space:'sp',environment:'env',accessToken:'token-of-a-delivery-test',host:r.host,insecure:true,retryOnError:false}).getEntries({x:1, y:[1,2]}).catch((e: Error)=>console.log(e.message))
r.close()
