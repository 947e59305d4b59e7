import type { DemoQuestion } from '../demo-question.ts';

export const acneScarsShortStay = {
	id: 'acne-scars-short-stay',
	asker: { firstName: 'Ayu', lastName: 'Wulandari', country: 'ID' },
	area: 'medical',
	kind: 'dermatology',
	title: 'Bekas jerawat di pipi, 10 hari di Seoul, dokter perempuan kalau bisa',
	contents: `Usia 27, bekas jerawat cekung di kedua pipi sejak kuliah. Jerawat aktif tinggal sedikit. Pernah minum isotretinoin, selesai 8 bulan lalu. Kulit mudah merah.
Saya di Seoul 10 hari dan harus terbang pulang hari ke-10, jadi ingin tahu tindakan apa yang masuk akal dan berapa hari pemulihannya. Saya berhijab, lebih nyaman dengan dokter atau perawat perempuan dan ruang tertutup. Mohon rincian harga.`,
	language: 'id',
	wished: { fromInDays: 20, toInDays: 29 },
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: 12_000_000, currency: 'IDR' },
	languages: ['id', 'en'],
	region: 'seoul',
	needs: { flags: ['same-gender-staff', 'prayer-room'], interpreter: 'id' },
	isPrivate: false,
	askedDaysAgo: 5,
	state: 'requested',
	answers: [
		{
			provider: 'sinsa-skin-clinic',
			language: 'id',
			text: `Terima kasih sudah menulis dengan lengkap. Dokter spesialis kulit perempuan bisa memeriksa Anda, perawat juga perempuan, dan ruangannya tertutup. Di lantai yang sama ada ruang kecil yang bisa dipakai untuk salat.
Untuk bekas cekung, dokter biasanya mempertimbangkan laser fraksional. Pemulihannya sekitar 3–7 hari dengan kemerahan, jadi sebaiknya dilakukan pada hari ke-2 atau ke-3 supaya ada waktu kontrol sebelum pulang. Satu kali tindakan tidak menghilangkan bekas; hasil pada tiap orang bisa berbeda. Karena Anda pernah minum isotretinoin, dokter akan menanyakannya lagi sebelum mengambil keputusan.`,
			lines: [
				{ of: 'consultation', name: 'Pemeriksaan dokter spesialis dan foto kulit', quantity: 1, won: 50_000 },
				{ of: 'procedure', name: 'Laser fraksional kedua pipi, jika dokter setuju', quantity: 1, won: 330_000 },
				{ of: 'anaesthesia', name: 'Krim anestesi', quantity: 1, won: 0 },
				{ of: 'aftercare', name: 'Perawatan menenangkan kulit dan kontrol', quantity: 2, won: 40_000 },
				{ of: 'interpreter', name: 'Penerjemah bahasa Indonesia', quantity: 3, won: 0 },
				{ of: 'medicine', name: 'Obat resep', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 21, time: '10:30' },
				{ inDays: 22, time: '15:00' },
			],
			validDays: 14,
			hoursAfter: 4,
		},
		{
			provider: 'apgujeong-plastic-surgery',
			language: 'en',
			text: `Thank you for your question. We have no Indonesian interpreter, so I am writing in English. For depressed scars our doctor may suggest subcision with a skin booster on one visit; bruising lasts about five to seven days. A female nurse can be with you throughout, the doctor on those days is male. Results vary from person to person, and the doctor decides after looking at your skin.`,
			lines: [
				{ of: 'consultation', name: 'Consultation', quantity: 1, won: 30_000 },
				{ of: 'procedure', name: 'Subcision, both cheeks', quantity: 1, won: 400_000 },
				{ of: 'procedure', name: 'Skin booster', quantity: 1, won: 280_000 },
				{ of: 'anaesthesia', name: 'Local anaesthetic', quantity: 1, won: 30_000 },
				{ of: 'aftercare', name: 'Follow-up visit', quantity: 1, won: 0 },
				{ of: 'interpreter', name: 'Interpreter for Indonesian', quantity: 1, won: null },
			],
			dates: [{ inDays: 22, time: '11:00' }],
			validDays: 10,
			hoursAfter: 19,
		},
		{
			provider: 'dongui-hanbang',
			language: 'id',
			text: `Kami rumah sakit pengobatan tradisional Korea. Kami tidak melakukan laser; yang bisa kami tawarkan adalah pemeriksaan tipe tubuh, akupunktur wajah dengan jarum halus, dan saran perawatan untuk kulit yang mudah merah. Dokter pengobatan Korea perempuan tersedia pada hari Rabu dan Jumat. Ramuan herbal tidak wajib dan tidak termasuk harga; komposisinya kami tulis supaya bisa Anda periksa sendiri.`,
			lines: [
				{ of: 'consultation', name: 'Pemeriksaan tipe tubuh', quantity: 1, won: 120_000 },
				{ of: 'sessions', name: 'Akupunktur wajah', quantity: 3, won: 80_000 },
				{ of: 'interpreter', name: 'Penerjemah bahasa Indonesia', quantity: 3, won: 0 },
				{ of: 'medicine', name: 'Ramuan herbal', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 21, time: '14:00' },
				{ inDays: 23, time: '14:00' },
			],
			validDays: 14,
			hoursAfter: 33,
		},
	],
	picked: { provider: 'sinsa-skin-clinic', daysAgo: 1 },
} satisfies DemoQuestion;
