import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const halalMenuMarking = {
	id: 'halal-menu-marking',
	topic: 'service',
	isPinned: false,
	daysAgo: 31,
	picture: 'hansik-day-1',
	attachments: [
		{
			file: 'halal-phrases.txt',
			name: {
				ko: '식당에서 보여 줄 할랄 문장',
				en: 'Halal phrases to show in a restaurant',
				ru: 'Фразы о халяль, чтобы показать в ресторане',
				th: 'ประโยคเรื่องฮาลาลไว้แสดงที่ร้านอาหาร',
				vn: 'Câu về halal để đưa cho nhà hàng xem',
				id: 'Kalimat halal untuk ditunjukkan di restoran',
			},
		},
	],
	texts: {
		ko: {
			title: '식당의 할랄 표시 네 가지, 이렇게 읽어 주세요',
			alsoCalled: alsoCalled`무슬림 식당, 돼지고기 없는 식당, 이슬람 음식, 할랄 음식점, 할랄 인증`,
			body: [
				'Maru는 식당과 식사가 포함된 상품에 한국관광공사의 무슬림 친화 식당 분류를 따라 네 가지 표시를 씁니다. ‘할랄 인증’은 인증 기관의 인증을 받은 곳이고, ‘자가 인증’은 인증은 없지만 주인이 모든 음식이 할랄이라고 스스로 밝힌 곳입니다.',
				'‘무슬림 친화’는 할랄 메뉴가 일부 있는 곳입니다. ‘돼지고기 없음’은 돼지고기를 쓰지 않는 곳일 뿐, 할랄 고기를 쓴다는 뜻은 아닙니다. 이 두 곳에서는 술을 팔 수 있습니다. 조리 도구를 따로 쓰는지 궁금하면 예약하기 전에 물어봐 주세요.',
				'메뉴와 인증은 바뀔 수 있습니다. 도축 방식, 알코올이 든 양념, 기도 시간처럼 꼭 지켜야 할 조건이 있으면 예약할 때 ‘요청 사항’에 적어 주세요. 기도실이 있는 곳은 상품 페이지에 따로 표시합니다.',
			].join('\n\n'),
		},
		en: {
			title: 'Four halal labels for restaurants and what they mean',
			alsoCalled: alsoCalled`Muslim food, pork-free, halal certified, where to eat, Muslim-friendly`,
			body: [
				'For restaurants and for products with meals, Maru uses four labels that follow the Korea Tourism Organization’s classification of Muslim-friendly restaurants. “Halal-certified” places are certified by a halal authority. “Self-certified” places have no certificate, but the owner declares that all food is halal.',
				'“Muslim-friendly” places have some halal dishes. “Pork-free” only says that no pork is used; it does not mean that other meat is halal. Places with these two labels may sell alcohol. If separate kitchen tools matter to you, ask before you reserve.',
				'Menus and certificates can change. If something is essential for you, such as the way of slaughter, seasonings with alcohol or prayer times, write it under “Message” when you reserve. Places with a prayer room are marked on the product page.',
			].join('\n\n'),
		},
		ru: {
			title: 'Четыре отметки «халяль» у ресторанов и что они означают',
			alsoCalled: alsoCalled`халяльная еда, без свинины, мусульманская кухня, где поесть, для мусульман`,
			body: [
				'Для ресторанов и услуг с питанием Maru использует четыре отметки по классификации Национальной организации туризма Кореи (KTO). «Халяль-сертификат» — заведение проверено сертифицирующей организацией. «Халяль (заявлено владельцем)» — сертификата нет, но владелец заявляет, что вся еда халяльная.',
				'«Есть халяльные блюда» — халяльна только часть меню. «Без свинины» говорит лишь о том, что свинину здесь не используют; остальное мясо может быть нехаляльным. В заведениях с этими двумя отметками может продаваться алкоголь. Если для вас важна отдельная кухонная посуда, спросите об этом до бронирования.',
				'Меню и сертификаты могут меняться. Если для вас что-то принципиально (способ забоя, приправы с алкоголем, время молитвы), напишите об этом в поле «Сообщение партнёру» при бронировании. Места, где есть молельная комната, отмечены на странице услуги.',
			].join('\n\n'),
		},
		th: {
			title: 'เครื่องหมายฮา\u2060ลา\u2060ล 4 แบบของร้านอาหาร อ่านอย่างไร',
			alsoCalled: alsoCalled`อาหารมุสลิม, ไม่มีหมู, อาหารอิสลาม, ร้านฮาลาล, ตราฮาลาล`,
			body: [
				'Maru ใช้เครื่องหมาย 4 แบบกับร้านอาหารและบริการที่รวมอาหาร ตามการจัดประเภทร้านอาหารที่เป็นมิตรกับมุสลิมขององค์การส่งเสริมการท่องเที่ยวเกาหลี (KTO) “มีใบรับรองฮา\u2060ลา\u2060ล” คือร้านที่ได้รับการรับรองจากหน่วยงานรับรองฮา\u2060ลา\u2060ล ส่วน “ฮา\u2060ลา\u2060ล (เจ้าของรับรองเอง)” คือร้านที่ไม่มีใบรับรอง แต่เจ้าของยืนยันว่าอาหารทุกจานเป็นฮา\u2060ลา\u2060ล',
				'“เป็นมิตรกับมุสลิม” คือร้านที่มีเมนูฮา\u2060ลา\u2060ลบางรายการ ส่วน “ไม่มีหมู” หมายถึงไม่ใช้เนื้อหมูเท่านั้น ไม่ได้หมายความว่าเนื้อสัตว์เป็นฮา\u2060ลา\u2060ล ร้านสองแบบนี้อาจขายเครื่องดื่มแอลกอฮอล์ หากต้องการร้านที่แยกเครื่องครัว กรุณาสอบถามก่อนจอง',
				'เมนูและการรับรองอาจเปลี่ยนแปลงได้ หากมีเงื่อนไขที่สำคัญสำหรับคุณ เช่น วิธีเชือด เครื่องปรุงที่มีแอลกอฮอล์ หรือเวลาละหมาด กรุณาเขียนในช่อง “ข้อความเพิ่มเติม” เมื่อจอง สถานที่ที่มีห้องละหมาดจะแสดงไว้ในหน้ารายละเอียด',
			].join('\n\n'),
		},
		vn: {
			title: 'Bốn nhãn halal của nhà hàng và ý nghĩa của từng nhãn',
			alsoCalled: alsoCalled`đồ ăn Hồi giáo, không thịt heo, quán ăn halal, người Hồi giáo, chứng nhận halal`,
			body: [
				'Với nhà hàng và dịch vụ có bữa ăn, Maru dùng bốn nhãn theo cách phân loại nhà hàng thân thiện với người Hồi giáo của Tổng cục Du lịch Hàn Quốc (KTO). “Có chứng nhận halal” là nơi được tổ chức chứng nhận halal công nhận. “Halal tự công bố” là nơi chưa có chứng nhận nhưng chủ quán cam kết mọi món ăn đều halal.',
				'“Thân thiện với người Hồi giáo” là nơi có một số món halal. “Không thịt heo” chỉ có nghĩa là không dùng thịt heo, không có nghĩa là thịt ở đó đạt halal. Hai loại này có thể bán đồ uống có cồn. Nếu bạn cần nơi dùng dụng cụ bếp riêng, vui lòng hỏi trước khi đặt.',
				'Thực đơn và chứng nhận có thể thay đổi. Nếu có điều kiện quan trọng với bạn, như cách giết mổ, gia vị có cồn hay giờ cầu nguyện, vui lòng ghi vào mục “Yêu cầu thêm” khi đặt chỗ. Nơi có phòng cầu nguyện được ghi rõ trên trang dịch vụ.',
			].join('\n\n'),
		},
		id: {
			title: 'Empat label makanan untuk tamu Muslim dan artinya',
			alsoCalled: alsoCalled`makanan halal, restoran halal, tanpa babi, sertifikat halal, tempat makan halal`,
			body: [
				'Untuk restoran dan layanan yang mencakup makan, Maru memakai empat label sesuai klasifikasi restoran ramah Muslim dari Organisasi Pariwisata Korea (KTO). “Bersertifikat halal” berarti disertifikasi oleh lembaga sertifikasi halal. “Halal (pernyataan pemilik)” berarti belum bersertifikat, tetapi pemiliknya menyatakan semua makanannya halal.',
				'“Ramah Muslim” berarti tersedia beberapa menu halal. “Bebas babi” hanya berarti tidak memakai daging babi, dan daging lainnya belum tentu halal. Tempat dengan dua label ini mungkin menjual minuman beralkohol. Jika Anda memerlukan peralatan dapur yang terpisah, silakan tanyakan sebelum memesan.',
				'Menu dan sertifikat dapat berubah. Jika ada hal yang wajib bagi Anda, misalnya cara penyembelihan, bumbu yang mengandung alkohol, atau waktu salat, tuliskan di kolom “Catatan” saat memesan. Tempat yang memiliki musala diberi tanda di halaman layanan.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
