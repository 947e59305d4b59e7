import type { siteProfile } from '#server/db/schema/profile.ts';
import { demoVisit } from './visit.ts';

/** A company that does not exist: every number is zeros, so that none can belong to anybody. */
export const demoProfile = {
	companyName: {
		ko: '주식회사 마루코리아',
		en: 'Maru Korea Co., Ltd.',
		ru: 'Maru Korea Co., Ltd.',
		th: 'Maru Korea Co., Ltd.',
		vn: 'Maru Korea Co., Ltd.',
		id: 'Maru Korea Co., Ltd.',
	},
	representative: {
		ko: '홍길동',
		en: 'Hong Gil-dong',
		ru: 'Хон Гильдон',
		th: 'ฮง กิลดง',
		vn: 'Hong Gil-dong',
		id: 'Hong Gil-dong',
	},
	address: {
		ko: '서울특별시 종로구 율곡로 00 (우 03060)',
		en: '00 Yulgok-ro, Jongno-gu, Seoul 03060, Republic of Korea',
		ru: '03060, Республика Корея, Сеул, район Чонно, ул. Юльгок-ро, 00',
		th: '00 ถนนยุล\u2060กก\u2060-\u2060โร เขตจง\u2060โน กรุง\u2060โซล 03060 สาธารณรัฐเกาหลี',
		vn: 'Số 00 đường Yulgok-ro, quận Jongno, Seoul 03060, Hàn Quốc',
		id: 'Jalan Yulgok-ro No. 00, Distrik Jongno, Seoul 03060, Korea Selatan',
	},
	privacyOfficer: {
		ko: '김하늘',
		en: 'Kim Ha-neul',
		ru: 'Ким Ханыль',
		th: 'คิม ฮานึล',
		vn: 'Kim Ha-neul',
		id: 'Kim Ha-neul',
	},
	businessNumber: '000-00-00000',
	mailOrderNumber: {
		ko: '2026-서울종로-0000',
		en: '2026-Seoul Jongno-0000',
		ru: '2026-Сеул Чонно-0000',
		th: '2026-กรุง\u2060โซล จง\u2060โน-0000',
		vn: '2026-Seoul Jongno-0000',
		id: '2026-Seoul Jongno-0000',
	},
	tourismNumber: '2026-000000',
	patientNumber: 'A-2026-00-00-00000',
	suretyWon: 200_000_000,
	phone: '02-0000-0000',
	fax: '02-0000-0001',
	email: 'hello@maru.example',
	hosting: 'Maru Korea Co., Ltd.',
	transfer: {
		bank: {
			ko: '마루시연은행',
			en: 'Maru Demo Bank',
			ru: 'Maru Demo Bank',
			th: 'ธนาคาร Maru Demo',
			vn: 'Ngân hàng Maru Demo',
			id: 'Bank Maru Demo',
		},
		account: '000-000000-00-000',
		holder: 'Maru Korea Co., Ltd.',
		swift: 'MARUKRSEXXX',
	},
	visit: demoVisit,
	isDemonstration: true,
} satisfies typeof siteProfile.$inferInsert;
