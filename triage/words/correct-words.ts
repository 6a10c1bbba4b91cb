/** Correct everyday words that resemble a misspelled word of a family. */
export const RIGHT_WORDS = `
  clogs clog sends happens booked cancel clocks current deliveries download session files failing charge driver erased codes
  enter access print reads settings reschedule repeated thank renamed waiting starts clock alone registration booking
  waits operating added lists order switched filtered linked needed oversight entries charged refused remove filter
  settled registry whose forms decides strong several stored listed books chose form writes contract shipped plain
  means announcements writing browsing entered connected fixed tried announced stack paying cancelling joins start
  learning thirty filters invented reach teams brings register cross saves later lacks enters shall header tokens
  token forgotten headers problem carries explorer announce streamable reading calls arrives cancels mistaken pricing
  share weighs soonest ratings party delivers newer links switch theme setting breaches delivering alter automatic
  reached headings states charges arrive manage servers follows present sooner concerns thanks court attached theirs
  meta sovereignty doesn generated insert waited understood deliver pricerange finder operational couldn downloaded
  brother spring stuff father horse sharp cried happened march shirt uncle novel though chance problems massage
  lands landed landing review uyaniyorum uyaniyoruz uyaniyor cancelled chopping plate minus steak class beard board block branch scary healed
  مستشفي المستشفي مستشفيات تقسيم رابط التاكيد والتاكيد وكلما قادم الرابط لسايق التاليه الاختيار الصوره والخدمات الخدمات الشركه مخفي الحدود القصوي
  الليره انتظار الجنيه الدوله لاختيار الانتظار العامه كيمياييه الانتشار خارج التاريخ انتظارك الربط السوال التاشيره
  التامين التقني معها يصمد الخارج الزياره للسايق الاخبار اخبار العلامه كلاهما ومداه ورابط والاخبار موجوده سعره
  القادمين الجمعه والتامين ارساله التوجيه الثواني والحدود يلغي الولايه ملغي الاخير واختار والتاريخ الاعتراض والتدابير
  السريه اختلاق التدابير التابعه محدوده العمد لزمنا نقلت والاعتراض والزياره القبول اختار ردنا السابق لاخبار جاهز
  التحديد مسوده السياحه السياده والطفوله يستجب التالي يقدمون كاين الاقتباس الدمويه التحميل الاختراق العطله حفظها
`
