import type { ContentLocale } from '../kernel/locale-text.ts';

/**
 * Korean law (Medical Service Act, article 56) lets no clinic call itself the best, compare itself with others or promise a
 * result. Words that do so, by the language they are written in; all languages are looked for, whatever a text says it is in.
 * That a result is not promised may be said, and a station has an exit number one.
 */
const claims: Record<ContentLocale, RegExp> = {
	ko: /최고(?:의|로|급)?|최상(?:의)?|유일(?:한|하게|무이)|1위|일등|가장\s?(?:좋은|뛰어난|안전한|저렴한|싼|유명한)|다른\s?(?:병원|의원|클리닉|곳)보다|타\s?(?:병원|의원)보다|(?:완치|효과|결과|성공)(?:를|을)?\s?보장(?!하지|할\s?수\s?없|되지|드리지)|100\s?%\s?(?:안전|성공|완치|효과|보장)|부작용(?:이)?\s?(?:전혀\s?)?없(?:는|습니다|어요|이)|무통증/giu,
	en: /\b(?:the\s+)?(?:very\s+)?(?:best|finest|greatest|safest|cheapest|most\s+(?:experienced|advanced|famous|trusted|popular|effective|skilled|professional))\b(?!\s+(?:time|way|regards|wishes|if|for\s+you\s+to|to\b))|\b(?:number\s+one|no\.?\s?1|#1)\b(?!\s+(?:exit|gate|platform))|\bthe\s+only\s+(?:clinic|hospital|doctor|surgeon|centre|center)\b|\b(?:better|cheaper|safer)\s+than\s+(?:other|any|all|most|every|elsewhere|anywhere)\b|\bunrivall?ed\b|\bunmatched\b|\bworld[-\s]class\b|(?<!\b(?:not|never|cannot|nobody\s+can|no\s+one\s+can)\s|n[’']t\s)\bguarantee(?:d|s)?\s+(?:result|success|cure|effect|outcome|safe)\w*|\b100\s?%\s?(?:safe|success|cure|effective|guarantee)\w*|\b(?:no|without(?:\s+any)?)\s+side[-\s]effects?\b|\bcompletely\s+painless\b/giu,
	ru: /(?:(?<!\p{L})(?:самы[йехм]{1,2}|сама[яй]|самую|само[ей])\s+(?:лучш|опытн|безопасн|дешёв|дешев|известн|современн|эффективн|передов)\p{L}*)|(?<!\p{L})(?:наи)?лучш(?:ий|ая|ее|ие|его|ей|их|ую|им|ими|ем)(?!\p{L})|номер\s+один|(?<!выход\p{L}*\s)№\s?1(?!\d)|единственн\p{L}*\s+(?:клиник|больниц|врач|центр)\p{L}*|(?:лучше|дешевле|безопаснее)[,]?\s+чем\s+(?:в\s+)?(?:друг|где|у\s+друг)\p{L}*|(?<!не\s)гарантируем\s+(?:результат|успех|излечение|эффект)|гарантия\s+(?:результата|излечения|успеха)|100\s?%\s?(?:гарант|безопас|успех|результат|эффект)\p{L}*|без\s+побочных\s+эффектов|абсолютно\s+безболезненн\p{L}*/giu,
	th: /ดีที่สุด|ที่สุดใน(?:โลก|เกาหลี|โซล|ประเทศ)|อันดับ\s?(?:1|หนึ่ง)|แห่งเดียวใน|(?:ดี|ถูก|ปลอดภัย)กว่าที่อื่น|(?:ดี|ถูก|ปลอดภัย)กว่าคลินิกอื่น|(?<!ไม่|ไม่ได้|ไม่สามารถ)(?:รับประกัน|การันตี)ผล|(?:ปลอดภัย|ได้ผล|สำเร็จ|หายขาด|รับประกัน|การันตี)\s?100\s?%|100\s?%\s?(?:ปลอดภัย|ได้ผล|สำเร็จ|หายขาด)|ไม่มีผลข้างเคียง|หายขาด|เจ็บน้อยที่สุด|ถูกที่สุด|ปลอดภัยที่สุด/giu,
	vn: /(?<!\p{L})(?:tốt|giỏi|uy\s+tín|an\s+toàn|rẻ|hiện\s+đại|nổi\s+tiếng|hiệu\s+quả)\s+nhất(?!\p{L})|(?<!(?:cửa|lối\s+ra|cửa\s+ra|tầng|ga|tuyến)\s+)số\s+(?:một|1)(?!\d)|hàng\s+đầu|duy\s+nhất\s+tại|(?:tốt|rẻ|an\s+toàn)\s+hơn\s+(?:các|những|nơi|phòng\s+khám|bệnh\s+viện)\s*(?:khác|nào)?|(?<!không\s+(?:thể\s+)?)cam\s+kết\s+(?:kết\s+quả|khỏi|thành\s+công|hiệu\s+quả)|(?<!không\s+(?:thể\s+)?)đảm\s+bảo\s+(?:kết\s+quả|khỏi|thành\s+công|hiệu\s+quả)|100\s?%\s?(?:an\s+toàn|hiệu\s+quả|thành\s+công|khỏi)|không\s+(?:có\s+)?tác\s+dụng\s+phụ|hoàn\s+toàn\s+không\s+đau/giu,
	id: /(?<!\p{L})(?:ter(?:baik|aman|murah|bagus|hebat|kenal\s+di|percaya\s+di|depan)|paling\s+(?:baik|aman|murah|bagus|hebat|berpengalaman|canggih|efektif))(?!\p{L})|nomor\s+(?:satu|1)(?!\d)|satu-satunya\s+(?:klinik|rumah\s+sakit|dokter)|lebih\s+(?:baik|murah|aman)\s+(?:dari|daripada)\s+(?:klinik|rumah\s+sakit|tempat|yang)\s*lain|(?<!tidak\s+(?:ada\s+|bisa\s+|dapat\s+)?)(?:jaminan|dijamin|menjamin)\s+(?:hasil|sembuh|berhasil|sukses)|100\s?%\s?(?:aman|berhasil|sembuh|efektif)|tanpa\s+efek\s+samping|sama\s+sekali\s+tidak\s+sakit/giu,
};

export type FoundClaim = { from: number; to: number; text: string };

/** What a clinic must take out before it can send this, in order. */
export function findClaims(text: string): FoundClaim[] {
	const found = Object.values(claims)
		.flatMap((pattern) => [...text.matchAll(pattern)])
		.map((match) => ({ from: match.index, to: match.index + match[0].length, text: match[0].trim() }))
		.sort((one, other) => one.from - other.from || other.to - one.to);
	return found.filter((one, index) => !found.slice(0, index).some(({ to }) => to > one.from));
}
