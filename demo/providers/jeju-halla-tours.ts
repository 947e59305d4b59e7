import type { DemoProvider } from '../demo-product.ts';

export const jejuHallaTours = {
	id: 'jeju-halla-tours',
	name: {
		ko: '제주한라투어',
		en: 'Jeju Halla Tours',
		ru: 'Jeju Halla Tours',
		th: 'Jeju Halla Tours',
		vn: 'Jeju Halla Tours',
		id: 'Jeju Halla Tours',
	},
	intro: {
		ko: '제주에서 태어난 부부가 시작한 소규모 투어 회사입니다. 한 차에 여덟 명까지만 모시고, 바람과 파도를 보고 그날 아침에 순서를 정합니다. 해녀 마을과 귤 농가를 오래 알고 지내 왔습니다.',
		en: 'A small tour company founded by a couple born on Jeju. They take no more than eight guests in a vehicle and settle the order of the stops that morning, by wind and waves. Haenyeo villages and tangerine farms here have known them for years.',
		ru: 'Небольшая компания, которую основала супружеская пара, родившаяся на Чеджу. В машине не больше восьми гостей, а порядок остановок решают утром, по ветру и волнам. В деревнях хэнё и на мандариновых фермах их знают много лет.',
		th: 'บริษัททัวร์ขนาดเล็กที่ก่อตั้งโดยสามีภรรยาชาวเกาะเช\u2060จู รับแขกไม่เกินคันละ 8 ท่าน และจัดลำดับสถานที่ในเช้าวันนั้นตามลมและคลื่น คุ้นเคยกับหมู่บ้านแฮ\u2060น\u2060ยอและสวนส้มบนเกาะมานานหลายปี',
		vn: 'Công ty tour nhỏ do hai vợ chồng người Jeju lập nên. Mỗi xe chở tối đa tám khách, thứ tự điểm đến được quyết định ngay sáng hôm đó theo gió và sóng. Họ quen biết các làng hải nữ haenyeo và nông trại quýt trên đảo từ nhiều năm nay.',
		id: 'Perusahaan tur kecil yang didirikan suami istri kelahiran Jeju. Satu kendaraan diisi maksimal delapan tamu, dan urutan tempat ditentukan pagi itu menurut angin dan ombak. Desa haenyeo dan kebun jeruk di sini sudah lama mengenal mereka.',
	},
	trade: {
		ko: '소규모 투어, 제주',
		en: 'Small-group tours, Jeju',
		ru: 'Туры малыми группами, Чеджу',
		th: 'ทัวร์กลุ่มเล็ก เกาะเช\u2060จู',
		vn: 'Tour nhóm nhỏ, đảo Jeju',
		id: 'Tur kelompok kecil, Pulau Jeju',
	},
	region: 'jeju',
	languages: ['en', 'ru', 'vn', 'id'],
	portrait: 'portrait-4',
	answersWithinHours: 8,
	foundedYear: 2018,
} satisfies DemoProvider;
