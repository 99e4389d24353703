"""The Wonder Pack: four boards, and what data cannot say of them."""
