import type { DemoQuestion } from '../demo-question.ts';

export const spaDayForMuslimFriends = {
	id: 'spa-day-for-muslim-friends',
	asker: { firstName: 'Nabila', lastName: 'Hakim', country: 'ID' },
	area: 'wellness',
	kind: 'spa',
	title: 'Hari spa untuk 4 sahabat Muslimah, terapis perempuan dan ruang tertutup',
	contents: `Kami berempat, semua perempuan dan berhijab. Ingin satu hari santai: pijat atau lulur, lalu makan siang halal dan teh. Syaratnya: terapis perempuan, tidak telanjang di depan orang lain, ada tempat salat Zuhur. Kami sedang di Busan 2 hari lalu Seoul 4 hari, jadi kota mana saja boleh.
Mohon harga per orang dan total, serta bahan minyaknya apa saja (halal, tanpa alkohol).`,
	language: 'id',
	wished: { fromInDays: 13, toInDays: 19 },
	persons: { adult: 4, child: 0, infant: 0 },
	budget: { amount: 8_000_000, currency: 'IDR' },
	languages: ['id', 'en'],
	region: null,
	needs: { flags: ['same-gender-staff', 'prayer-room'] },
	isPrivate: false,
	askedDaysAgo: 3,
	state: 'answered',
	answers: [
		{
			provider: 'bamboo-stone-spa',
			language: 'id',
			text: `Untuk tamu Muslim: lantai 3 kami khusus perempuan, semua terapis di lantai itu perempuan, dan selama waktu Anda hanya rombongan Anda yang memakainya. Selama perawatan Anda memakai kimono mandi dan handuk. Ruang teh bisa dipakai untuk salat, arah kiblat kami tandai.
Minyak: biji anggur, kamelia, dan bambu, tanpa alkohol; belum bersertifikat halal, daftar bahannya kami kirim. Makan siang dari restoran bersertifikat halal di Haeundae, diantar.`,
			lines: [
				{ of: 'sessions', name: 'Spa herbal khusus perempuan, 100 menit', quantity: 4, won: 140_000 },
				{ of: 'other', name: 'Pemakaian lantai 3 sendiri', quantity: 1, won: 0 },
				{ of: 'meals', name: 'Makan siang halal', quantity: 4, won: 22_000 },
				{ of: 'interpreter', name: 'Staf berbahasa Indonesia', quantity: 1, won: 0 },
				{ of: 'pick-up', name: 'Antar-jemput', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 13, time: '10:00' },
				{ inDays: 14, time: '10:00' },
			],
			validDays: 10,
			hoursAfter: 6,
		},
		{
			provider: 'seongsu-beauty-room',
			language: 'id',
			text: `Studio kami kecil dan bisa ditutup untuk rombongan Anda selama tiga jam. Perawatan wajah dan rambut dilakukan bergantian, dua orang sekaligus, semua oleh penata rias perempuan; hijab dilepas hanya di ruang tertutup. Kami mencatat setiap produk yang dipakai. Makan siang tidak kami sediakan, tetapi ada restoran ramah Muslim sekitar 8 menit jalan kaki.`,
			lines: [
				{ of: 'sessions', name: 'Perawatan wajah dan rambut, 70 menit', quantity: 4, won: 120_000 },
				{ of: 'other', name: 'Studio ditutup untuk rombongan', quantity: 1, won: 60_000 },
				{ of: 'interpreter', name: 'Staf berbahasa Indonesia', quantity: 1, won: 0 },
				{ of: 'meals', name: 'Makan siang', quantity: 4, won: null },
			],
			dates: [
				{ inDays: 16, time: '10:30' },
				{ inDays: 17, time: '10:30' },
			],
			validDays: 14,
			hoursAfter: 15,
		},
		{
			provider: 'ikseon-tea-house',
			language: 'id',
			text: `Kami bisa menutup hari Anda dengan kelas teh berempat di ruang lantai atas. Kue berasnya tanpa alkohol dan tanpa gelatin; dapur kami ramah Muslim tetapi tidak bersertifikat halal. Ada ruang kecil untuk salat Asar.`,
			lines: [
				{ of: 'sessions', name: 'Kelas teh 90 menit', quantity: 4, won: 38_000 },
				{ of: 'meals', name: 'Kue beras', quantity: 4, won: 0 },
				{ of: 'sessions', name: 'Pijat', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 16, time: '16:30' },
				{ inDays: 18, time: '14:00' },
			],
			validDays: 14,
			hoursAfter: 20,
		},
	],
} satisfies DemoQuestion;
