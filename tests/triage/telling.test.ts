import { describe, expect, test } from 'vitest'
import { judge } from '#triage/triage.ts'

/** `|` separates turns of one conversation. */
const isEmergency = (conversation: string) => judge(conversation.split(' | ')).emergency

describe('a statement that does not hold now raises no alarm', () => {
  test.each([
    // A story of the past over several sentences.
    'Three years ago my mother had a stroke. Her face dropped and she could not speak. She has recovered well and needs physiotherapy',
    'Üç yıl önce annem felç geçirdi. Yüzü kaydı, konuşamıyordu. Şimdi toparladı, fizik tedavi arıyoruz',
    'Три года назад у мамы был инсульт. Лицо перекосило, не могла говорить. Она восстановилась, ищем реабилитацию',
    'قبل ثلاث سنين امي صار معها جلطة. وجهها مال وما قدرت تحكي. هلق تعافت وبدنا علاج طبيعي',
    // Hearsay, and fears about an operation.
    'They say after knee surgery your calf can swell up and you suddenly get breathless. How do you prevent that?',
    'bbl sonrası nefesi kesilip ölenleri duydum, nasıl önlüyorsunuz',
    'видел ролик, где мужчина посинел и задыхался на пересадке волос. это безопасно?',
    'شفت مقطع لواحد ازرق وما قدر يتنفس وهو يزرع شعر، البنج امان؟',
    // Thoughts about the future.
    'If my face swells up after the tooth is out and I cannot open my mouth, who do I call? Surgery is next month',
    'yirmilik çekildikten sonra yüzüm şişer ağzımı açamazsam kimi arayacağım? ameliyat gelecek ay',
    'если после удаления зуба опухнет лицо и не смогу открыть рот, кому звонить? операция в следующем месяце',
    'اذا ورم وجهي بعد خلع الضرس وما قدرت افتح فمي مين اكلم؟ العملية الشهر الجاي',
    // Retracted in the next turn.
    'I have crushing chest pain and cant breathe | sorry, my nephew was playing with the phone, I only want prices',
    'göğsümde baskı var sol kolum ağrıyor | bunlar babamın bypass öncesi hissettikleri, ben bir kontrol istiyorum',
    'у ребёнка судороги | всё, ложная тревога, она просто дрожала',
    'بنتي تتشنج | لا خلاص انذار غلط كانت بردانة بس',
    // Beliefs of others, quotations, animals.
    'people keep saying I am suicidal but i am not, I am sad after the divorce',
    'все думают что я хочу покончить с собой, но это не так, просто грустно',
    '"Cannot breathe, cannot speak, my heart stops": what song is that lyric from?',
    'Our dog ate rat poison and was vomiting blood but the vet saved him. Can I rebook?',
  ])('%s', (conversation) => {
    expect(isEmergency(conversation)).toBe(false)
  })
})

describe('a present sign raises an alarm beside any story', () => {
  test.each([
    'My father had a stroke in 2018. Now his face is drooping again and his speech is slurred.',
    'babam 2018de felç geçirdi. şimdi yine yüzü kaydı konuşması bozuldu',
    'в 2018 у отца был инсульт. сейчас опять лицо перекосило и речь невнятная',
    'ابوي ٢٠١٨ جاته جلطة. الحين رجع وجهه مال وكلامه مو مفهوم',
    'he had a stent put in last year and did great since. an hour ago he got crushing pressure in the chest',
    'should I go to hospital if I have chest pain and my left arm is numb',
    'göğsüm ağrıyor sol kolum uyuşuyorsa hastaneye gideyim mi',
    'ехать ли в больницу если болит грудь и немеет левая рука',
    'What are the signs of a stroke? My husbands mouth is hanging and he talks funny',
    'is it dangerous that I am 8 months pregnant and bleeding a lot',
    '8 aylık hamileyim çok kanamam var tehlikeli mi',
    'انا حامل بالشهر الثامن ونزيف قوي هل هذا خطير',
    'they say it is a panic attack but my lips are blue and I cannot get air',
    'I have severe chest pain right now going down my arm, what does a cardiologist cost',
    'عندي الم شديد بصدري هلق وينزل على ايدي، كم سعر دكتور القلب',
    'kidney transplant in june, on tacrolimus, fever 38.7',
    'мне не до шуток, это не шутка, я выпила все таблетки',
    'مش هزار والله انا اخدت كل الحبوب وعايزة اموت',
    'my son says "I cannot breathe" and his lips look blue',
    'I said I was fine but I am not fine any more, my face is drooping on one side',
  ])('%s', (conversation) => {
    expect(isEmergency(conversation)).toBe(true)
  })
})
