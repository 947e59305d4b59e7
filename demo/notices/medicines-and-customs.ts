import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const medicinesAndCustoms = {
	id: 'medicines-and-customs',
	topic: 'entry',
	isPinned: false,
	daysAgo: 38,
	texts: {
		ko: {
			title: '약과 음식을 가지고 입국할 때 확인할 점',
			alsoCalled: alsoCalled`세관, 의약품 반입, 처방전, 반입 금지, 입국 신고, 약 반입`,
			body: [
				'복용하는 약과 음식에는 한국의 반입 규정이 있습니다. 규정은 바뀔 수 있으니 출발 전에 관세청 공식 사이트 www.customs.go.kr을 확인해 주세요.',
				'## 약',
				[
					'- 처방약은 원래 포장에 담고 영문 처방전을 함께 가져옵니다.',
					'- 마약류나 향정신성 성분이 든 약은 미리 허가가 필요합니다.',
					'- 진료를 받으러 온다면 먹는 약의 이름을 의료기관에 먼저 알려 주세요.',
				].join('\n'),
				'## 음식',
				[
					'- 고기와 육가공품, 과일, 씨앗은 대부분 가지고 들어올 수 없습니다.',
					'- 잘 모르겠으면 신고서에 적고 세관 직원에게 물어보세요.',
				].join('\n'),
			].join('\n\n'),
		},
		en: {
			title: 'Bringing medicines and food into Korea: what to check',
			alsoCalled: alsoCalled`customs, prescription drugs, medication, prohibited items, pills, declaration, tablets`,
			body: [
				'Korea has rules for the medicines and food you carry. They can change, so check the official site of the customs service, www.customs.go.kr, before you leave.',
				'## Medicines',
				[
					'- Keep prescribed medicines in their packaging and bring the prescription in English.',
					'- Medicines with narcotic or psychotropic substances need a permit in advance.',
					'- If you come for treatment, tell the clinic beforehand what you take.',
				].join('\n'),
				'## Food',
				[
					'- Most meat and meat products, fruit and seeds may not be brought in.',
					'- If you are not sure, declare it and ask the customs officer.',
				].join('\n'),
			].join('\n\n'),
		},
		ru: {
			title: 'Лекарства и еда в багаже: что проверить перед въездом',
			alsoCalled: alsoCalled`таможня, ввоз лекарств, рецепт, таблетки, запрещённые вещества, декларация`,
			body: [
				'В Корее есть правила ввоза лекарств и продуктов. Они могут меняться, поэтому перед вылетом проверьте официальный сайт таможни www.customs.go.kr.',
				'## Лекарства',
				[
					'- Везите их в оригинальной упаковке вместе с рецептом на английском языке.',
					'- Для наркотических и психотропных средств нужно заранее получить разрешение.',
					'- Если вы едете лечиться, заранее сообщите клинике, что принимаете.',
				].join('\n'),
				'## Еда',
				[
					'- Мясо и мясные изделия, фрукты и семена в основном ввозить нельзя.',
					'- Если не уверены, укажите в декларации и спросите сотрудника таможни.',
				].join('\n'),
			].join('\n\n'),
		},
		th: {
			title: 'นำยาและอาหารเข้าเกาหลี: สิ่งที่ควรตรวจ\u2060สอบ',
			alsoCalled: alsoCalled`ศุลกากร, ใบสั่งยา, ของต้องห้าม, พกยา, สำแดง, ยาประจำตัว`,
			body: [
				'เกาหลีมีกฎเรื่องยาและอาหารที่นำติดตัว กฎอาจเปลี่ยนได้ กรุณาตรวจสอบเว็บไซต์ทางการของศุลกากร www.customs.go.kr ก่อนออกเดินทาง',
				'## ยา',
				[
					'- เก็บยาตามใบสั่งแพทย์ไว้ในบรรจุภัณฑ์เดิม พร้อมใบสั่งยาภาษาอังกฤษ',
					'- ยาที่มียาเสพติดให้โทษหรือวัตถุออกฤทธิ์ต่อจิตและประสาทต้องขออนุญาตล่วงหน้า',
					'- หากมารับการรักษา กรุณาแจ้งคลินิกก่อนว่าคุณใช้ยาใด',
				].join('\n'),
				'## อาหาร',
				['- เนื้อสัตว์ ผลิตภัณฑ์จากเนื้อสัตว์ ผลไม้ และเมล็ดพืชส่วนใหญ่นำเข้าไม่ได้', '- หากไม่แน่ใจ กรุณาสำแดงและสอบถามเจ้าหน้าที่ศุลกากร'].join(
					'\n',
				),
			].join('\n\n'),
		},
		vn: {
			title: 'Mang thuốc và thực phẩm vào Hàn Quốc: điều cần kiểm tra',
			alsoCalled: alsoCalled`hải quan, thuốc kê đơn, hàng cấm, khai báo, đơn thuốc`,
			body: [
				'Hàn Quốc có quy định về thuốc và thực phẩm mang theo. Quy định có thể thay đổi, vui lòng xem trang chính thức của hải quan www.customs.go.kr trước khi đi.',
				'## Thuốc',
				[
					'- Giữ thuốc kê đơn trong bao bì gốc và mang theo đơn thuốc tiếng Anh.',
					'- Thuốc có chất gây nghiện hoặc hướng thần cần xin phép trước.',
					'- Nếu sang điều trị, vui lòng báo trước cho phòng khám bạn đang dùng thuốc gì.',
				].join('\n'),
				'## Thực phẩm',
				[
					'- Phần lớn thịt và sản phẩm từ thịt, trái cây và hạt giống không được mang vào.',
					'- Nếu không chắc, hãy khai báo và hỏi nhân viên hải quan.',
				].join('\n'),
			].join('\n\n'),
		},
		id: {
			title: 'Membawa obat dan makanan ke Korea: yang perlu diperiksa',
			alsoCalled: alsoCalled`bea cukai, resep dokter, barang terlarang, obat-obatan, deklarasi pabean`,
			body: [
				'Korea punya aturan untuk obat dan makanan yang Anda bawa. Aturan dapat berubah, jadi periksa situs resmi bea cukai www.customs.go.kr sebelum berangkat.',
				'## Obat',
				[
					'- Simpan obat resep dalam kemasannya dan bawa resep berbahasa Inggris.',
					'- Obat yang mengandung narkotika atau psikotropika perlu izin lebih dulu.',
					'- Jika datang untuk berobat, beri tahu klinik obat apa yang Anda minum.',
				].join('\n'),
				'## Makanan',
				[
					'- Daging dan olahannya (termasuk rendang, abon, dan sosis), buah, dan benih tanaman umumnya tidak boleh dibawa masuk.',
					'- Jika ragu, laporkan dan tanyakan kepada petugas bea cukai.',
				].join('\n'),
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
