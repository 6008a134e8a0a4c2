### A picture of the rules that can be tried in its place.

try-it = تجربة
try-close = العودة إلى الصورة
