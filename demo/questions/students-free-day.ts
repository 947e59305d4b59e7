import type { DemoQuestion } from '../demo-question.ts';

export const studentsFreeDay = {
	id: 'students-free-day',
	asker: { firstName: 'Putri', lastName: 'Lestari', country: 'ID' },
	area: 'travel',
	kind: 'free-day-tour',
	title: '12 mahasiswa dari Bandung, satu hari di Seoul dengan anggaran pas',
	contents: `Kami rombongan 12 mahasiswa desain dengan satu dosen. Punya satu hari bebas di Seoul dan ingin melihat arsitektur: DDP, Bukchon, satu museum, lalu makan malam di pasar dengan pilihan halal. Naik kereta bawah tanah tidak masalah.
Kami butuh pemandu yang bisa menjelaskan dalam bahasa Indonesia atau Inggris yang mudah. Tolong tulis harga per orang dan apa yang belum termasuk.`,
	language: 'id',
	wished: { fromInDays: 28, toInDays: 28 },
	persons: { adult: 13, child: 0, infant: 0 },
	budget: { amount: 12_000_000, currency: 'IDR' },
	languages: ['id', 'en'],
	region: 'seoul',
	needs: { halal: 'muslim-friendly' },
	isPrivate: false,
	askedDaysAgo: 0,
	state: 'open',
	answers: [],
} satisfies DemoQuestion;
