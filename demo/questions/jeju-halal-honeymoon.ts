import type { DemoQuestion } from '../demo-question.ts';

export const jejuHalalHoneymoon = {
	id: 'jeju-halal-honeymoon',
	asker: { firstName: 'Rizky', lastName: 'Pratama', country: 'ID' },
	area: 'travel',
	kind: 'private-tour',
	title: 'Bulan madu 3 hari di Jeju, makanan halal dan waktu salat',
	contents: `Kami pasangan baru dari Surabaya, pertama kali ke Korea. Ingin keliling Jeju 3 hari dengan mobil dan pemandu pribadi, santai, banyak foto, tidak perlu belanja.
Makan harus halal, minimal restoran dengan menu laut yang jelas tanpa babi dan alkohol. Mohon jadwal menyesuaikan waktu salat Zuhur dan Asar.
Tolong rincikan harga: mobil, pemandu, tiket masuk, makan. Hotel sudah kami pesan di Jungmun.`,
	language: 'id',
	wished: { fromInDays: 33, toInDays: 36 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 18_000_000, currency: 'IDR' },
	languages: ['id', 'en'],
	region: 'jeju',
	needs: { halal: 'muslim-friendly', flags: ['prayer-room'] },
	isPrivate: false,
	askedDaysAgo: 9,
	state: 'matched',
	answers: [
		{
			provider: 'jeju-halla-tours',
			language: 'id',
			text: `Terima kasih, dan selamat atas pernikahannya. Kami sesuaikan semua hari dengan waktu salat: setiap hari ada satu tempat yang tenang untuk Zuhur dan Asar, dua di antaranya musala, satu ruang keluarga di rumah mitra kami.
Makan siang: hari 1 restoran bersertifikat halal di Kota Jeju, hari 2 dan 3 rumah makan ikan bakar; dapurnya tanpa babi tetapi tidak bersertifikat, panggangan untuk Anda kami minta terpisah. Kami tulis apa adanya supaya Anda bisa memilih.
Versi baru ini sudah termasuk foto di kebun jeruk pada hari ke-2, seperti permintaan Anda.`,
			lines: [
				{ of: 'guide', name: 'Mobil dan pemandu berbahasa Indonesia, 8 jam per hari', quantity: 3, won: 360_000 },
				{ of: 'tickets', name: 'Tiket masuk untuk 2 orang', quantity: 1, won: 92_000 },
				{ of: 'meals', name: 'Makan siang', quantity: 6, won: 25_000 },
				{ of: 'other', name: 'Petik jeruk dan foto di kebun', quantity: 2, won: 15_000 },
				{ of: 'stay', name: 'Hotel', quantity: 1, won: null },
			],
			dates: [{ inDays: 33, time: '09:00' }],
			validDays: 14,
			hoursAfter: 31,
			earlier: [
				{
					language: 'id',
					text: `Terima kasih atas pertanyaannya. Kami bisa mendampingi Anda 3 hari dengan pemandu berbahasa Indonesia. Rute dan tempat salat kami kirim setelah tahu hotel Anda di sisi mana.`,
					lines: [
						{
							of: 'guide',
							name: 'Mobil dan pemandu berbahasa Indonesia, 8 jam per hari',
							quantity: 3,
							won: 360_000,
						},
						{ of: 'tickets', name: 'Tiket masuk untuk 2 orang', quantity: 1, won: 92_000 },
						{ of: 'meals', name: 'Makan siang', quantity: 6, won: null },
						{ of: 'stay', name: 'Hotel', quantity: 1, won: null },
					],
					dates: [
						{ inDays: 33, time: '09:00' },
						{ inDays: 34, time: '09:00' },
					],
					validDays: 10,
					hoursAfter: 4,
				},
			],
		},
		{
			provider: 'maru',
			language: 'id',
			text: `Halo, kami dari Maru di Seoul. Di Jeju kami bekerja dengan pemandu berlisensi yang berbahasa Inggris; pemandu berbahasa Indonesia hanya ada untuk hari pertama. Restoran halal bersertifikat kami pesan untuk dua dari tiga hari, hari terakhir kotak makan halal dari Kota Jeju.
Termasuk: satu malam foto di pantai saat senja dengan fotografer, 1 jam, 30 foto.`,
			lines: [
				{ of: 'guide', name: 'Mobil dan pemandu, 9 jam per hari', quantity: 3, won: 395_000 },
				{ of: 'tickets', name: 'Tiket masuk untuk 2 orang', quantity: 1, won: 96_000 },
				{ of: 'meals', name: 'Makan siang halal', quantity: 6, won: 28_000 },
				{ of: 'other', name: 'Fotografer 1 jam', quantity: 1, won: 150_000 },
				{ of: 'stay', name: 'Hotel', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 33, time: '09:00' },
				{ inDays: 34, time: '09:00' },
			],
			validDays: 14,
			hoursAfter: 22,
		},
	],
	picked: { provider: 'jeju-halla-tours', daysAgo: 5 },
	thread: [
		{
			by: 'asker',
			text: 'Terima kasih sudah jujur soal dapurnya. Kami cocok dengan rencana ini. Apakah bisa mulai pukul 08:30 di hari pertama?',
			hoursAgo: 120,
		},
		{
			by: 'provider',
			text: 'Bisa. Pemandu Anda menunggu di lobi Jungmun pukul 08:30.',
			phrases: [{ phrase: 'times-are-kst', slots: {} }],
			hoursAgo: 115,
		},
		{
			by: 'asker',
			text: '',
			phrases: [
				{ phrase: 'suits-me', slots: {} },
				{ phrase: 'thanks-quick', slots: {} },
			],
			hoursAgo: 114,
		},
	],
} satisfies DemoQuestion;
